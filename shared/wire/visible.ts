/** Characters that are drawn as nothing, in what people type and paste. */

/** Spaces without width, soft hyphens, byte order marks and direction marks. */
const zeroWidth = /[\u00AD\u061C\u180E\u200B\u200E\u200F\u2060\uFEFF]/g

/**
 * A joiner that joins nothing: at either end of the text, or beside Latin letters, ASCII, spaces or another joiner. Between
 * others it belongs to the spelling, as in Persian, or to an emoji.
 */
const looseJoiner =
  /(?<![^\p{Script=Latin}\p{Z}\p{C}\p{ASCII}])[\u200C\u200D]|[\u200C\u200D](?![^\p{Script=Latin}\p{Z}\p{C}\p{ASCII}])/gu

/** The text without what has no width, so that a name is stored as it is read. */
export function withoutZeroWidth(text: string): string {
  return text.replace(zeroWidth, '').replace(looseJoiner, '')
}
