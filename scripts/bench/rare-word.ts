import { DatabaseSync } from 'node:sqlite'

/** Twelve listings have it, spread over the store, whatever its size. */
export const rareWord = 'Quillwort'
const rareListings = 12

/** Gives some members of a store that no server has open a word that nobody else has. */
export function plantRareWord(file: string, members: number): void {
  const database = new DatabaseSync(file)
  const rename = database.prepare("UPDATE users SET company_name = ? || ' Provisions' WHERE id = ?")
  for (let index = 0; index < rareListings; index += 1) {
    rename.run(rareWord, Math.floor(((index + 0.5) * members) / rareListings) + 1)
  }
  database.close()
}
