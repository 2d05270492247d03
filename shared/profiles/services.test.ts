import { expect, test } from 'vitest'
import { addService, predefinedServices, serviceGroups, serviceLabel } from './services.ts'

const serviceIds = predefinedServices.map((service) => service.id)

test('there are 47 services in groups', () => {
  expect(predefinedServices).toHaveLength(47)
  expect(new Set(serviceIds).size).toBe(47)
  expect(serviceGroups).toHaveLength(10)
})

test('a custom service is trimmed, ignored when empty, and nothing is added twice', () => {
  expect(addService([], '  ')).toEqual([])
  expect(addService([], ' Drone mapping ')).toEqual(['Drone mapping'])
  expect(addService(['Drone mapping'], 'drone MAPPING')).toEqual(['Drone mapping'])
  expect(addService([], 'indoor cultivation')).toEqual(['indoor_cultivation'])
  expect(addService(['indoor_cultivation'], 'Indoor Cultivation')).toEqual(['indoor_cultivation'])
  expect(serviceLabel('legal')).toBe('Legal')
  expect(serviceLabel('Drone mapping')).toBe('Drone mapping')
})
