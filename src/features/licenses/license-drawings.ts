import type { LicenseId } from '#shared/licenses/catalogue.ts'

/** The leaf's position in a mark: its foot in the 48-unit square, its scale, its rotation in degrees. */
type LeafPlace = readonly [x: number, y: number, scale: number, turn?: number]

type Drawing = { readonly lines: string; readonly leaves: readonly LeafPlace[] }

/** The drawings of the license marks: the same leaf, with ink lines around it. */
export const licenseDrawings: Record<LicenseId, Drawing> = {
  // A glasshouse of one bay.
  cannabis_microbusiness: {
    lines: 'M9 38h30M14 38V23L24 13l10 10v15',
    leaves: [[24, 35, 0.4]],
  },
  // Two bays.
  cannabis_mezzobusiness: {
    lines: 'M7 38h34M9 38V24l7.5-7.5L24 24v14M24 24l7.5-7.5L39 24v14',
    leaves: [
      [16.5, 35.5, 0.32],
      [31.5, 35.5, 0.32],
    ],
  },
  // A plant in its row.
  cannabis_cultivator: {
    lines: 'M9 37h30M15 41h18M24 37V26',
    leaves: [
      [24, 28, 0.52],
      [24, 34, 0.36, -62],
      [24, 34, 0.36, 62],
    ],
  },
  // A kettle on its feet.
  cannabis_manufacturer: {
    lines: 'M10 22h28M13 22v8.5a6 6 0 0 0 6 6h10a6 6 0 0 0 6-6V22M18 36.5V40M30 36.5V40M38 26h2.5',
    leaves: [[24, 19.5, 0.38, 14]],
  },
  // A shop under its awning.
  cannabis_retailer: {
    lines:
      'M12.5 10h23l3 8.5c0 4.6-7.2 4.6-7.2 0 0 4.6-7.3 4.6-7.3 0 0 4.6-7.3 4.6-7.3 0 0 4.6-7.2 4.6-7.2 0ZM13 23.5V38h22V23.5',
    leaves: [[24, 36, 0.33]],
  },
  // Crates, stacked.
  cannabis_wholesaler: {
    lines: 'M9 25.5h14.5V38H9ZM24.5 25.5H39V38H24.5ZM16.75 11h14.5v14.5h-14.5ZM9 31.75h14.5M24.5 31.75H39',
    leaves: [[24, 23.5, 0.31]],
  },
  // A truck, the leaf on its side.
  cannabis_transporter: {
    lines:
      'M13.5 35H8V15h19.5v20h-8M27.5 21h6l6.5 6.5V35h-3.5M27.5 35h3M16.5 38a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM33.5 38a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
    leaves: [[17.75, 30, 0.36]],
  },
  // A flask.
  cannabis_testing_facility: {
    lines:
      'M19 9.5h10M20.5 9.5V19L12.6 33.6A3.3 3.3 0 0 0 15.5 38.5h17a3.3 3.3 0 0 0 2.9-4.9L27.5 19V9.5M16 28h3M29 28h3',
    leaves: [[24, 36.5, 0.4]],
  },
  // A tent with its pennant.
  cannabis_event_organizer: {
    lines:
      'M24 13.5C22 19 16.5 23 9 25h30C31.5 23 26 19 24 13.5ZM9 25c0 4 6 4 6 0 0 4 6 4 6 0 0 4 6 4 6 0 0 4 6 4 6 0 0 4 6 4 6 0M11.5 28v11M36.5 28v11M24 13.5V7.5l5.5 2-5.5 2',
    leaves: [[24, 38.5, 0.27]],
  },
  // A bag under way.
  cannabis_delivery_service: {
    lines: 'M17 18.5h19L38 38.5H15ZM21.5 22v-6.5a5 5 0 0 1 10 0V22M7 24.5h6M8.5 30h3.5M7 35.5h4',
    leaves: [[26.5, 36, 0.36]],
  },
  // A cross.
  medical_cannabis_combination_business: {
    lines: 'M18 9h12v9h9v12h-9v9H18v-9H9V18h9Z',
    leaves: [[24, 33, 0.52]],
  },
  // A bowl and its spoon.
  hemp_edible_manufacturer: {
    lines: 'M9.5 24.5h29a14.5 12.5 0 0 1-29 0ZM18.5 40h11M31 24.5 36 10.5',
    leaves: [[21, 22, 0.4, -16]],
  },
  // A jar.
  hemp_edible_retailer: {
    lines:
      'M16.5 9h15v5h-15ZM18 14c-3 2-4.5 4-4.5 7v14.5a3.5 3.5 0 0 0 3.5 3.5h14a3.5 3.5 0 0 0 3.5-3.5V21c0-3-1.5-5-4.5-7',
    leaves: [[24, 34.5, 0.4]],
  },
  // A label that names no type.
  other: {
    lines: 'M10.5 26 24 12.5h12.5V25L23 38.5ZM32 17.5a.6.6 0 1 0 0-1.2.6.6 0 0 0 0 1.2Z',
    leaves: [[20, 32, 0.36, 45]],
  },
  // A case of tools.
  vendor_service_provider: {
    lines: 'M9 19h30v19H9ZM18 19v-4.5A1.5 1.5 0 0 1 19.5 13h9a1.5 1.5 0 0 1 1.5 1.5V19M9 25h30',
    leaves: [[24, 36, 0.26]],
  },
}
