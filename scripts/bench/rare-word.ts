import { DatabaseSync } from 'node:sqlite'

/** A word in twelve listings, spread over the store, at any size. */
export const rareWord = 'Quillwort'
const rareListings = 12

/** Adds the rare word to members of a store that no server has open. */
export function plantRareWord(file: string, members: number): void {
  const database = new DatabaseSync(file)
  const rename = database.prepare("UPDATE users SET company_name = ? || ' Provisions' WHERE id = ?")
  for (let index = 0; index < rareListings; index += 1) {
    rename.run(rareWord, Math.floor(((index + 0.5) * members) / rareListings) + 1)
  }
  database.close()
}
