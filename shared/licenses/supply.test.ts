import { expect, test } from 'vitest'
import { licenseFrom, officialLicenses } from './catalogue.ts'
import { buysFrom, sellsTo, supplyDisclaimer, supplyNotes, unconfirmedTrades } from './supply.ts'

test('trades are symmetric, and unconfirmed ones are left out by default', () => {
  for (const seller of officialLicenses) {
    for (const buyer of officialLicenses) {
      const sells = sellsTo(seller).includes(buyer)
      expect(buysFrom(buyer).includes(seller)).toBe(sells)
      expect(sells && unconfirmedTrades(seller).sellsTo.includes(buyer)).toBe(false)
      expect(sellsTo(seller, { includeUnconfirmed: true }).includes(buyer)).toBe(
        sells || unconfirmedTrades(buyer).buysFrom.includes(seller),
      )
    }
  }
  expect(sellsTo('cannabis_cultivator')).toEqual([
    'cannabis_manufacturer',
    'cannabis_retailer',
    'cannabis_wholesaler',
  ])
  const open = officialLicenses.flatMap((id) => unconfirmedTrades(id).sellsTo)
  expect(open).toHaveLength(20)
  expect(supplyDisclaimer).toContain('not legal advice')
  expect(supplyNotes('cannabis_transporter').deliversTo?.length).toBeGreaterThan(0)
  expect(supplyNotes('cannabis_retailer').sellsToConsumers).toBe('yes')
})

test('supply facts name catalogue ids only', () => {
  for (const id of officialLicenses) {
    const { collectsFrom = [], deliversTo = [], receivesSamplesFrom = [] } = supplyNotes(id)
    for (const other of [...collectsFrom, ...deliversTo, ...receivesSamplesFrom, ...sellsTo(id)]) {
      expect(licenseFrom(other)).toBe(other)
    }
  }
})
