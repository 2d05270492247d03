/** Characters that are drawn as nothing, in what people type and paste. */

/** Spaces without width, soft hyphens, byte order marks and direction marks. */
const zeroWidth = /[\u00AD\u061C\u180E\u200B\u200E\u200F\u2060\uFEFF]/g

/**
 * A joiner that joins nothing. Between letters without case and marks it belongs to the spelling, as in Persian, and
 * between symbols to an emoji.
 */
const looseJoiner = /(?<![\p{Lo}\p{M}\p{So}\p{Sk}])[\u200C\u200D]|[\u200C\u200D](?![\p{Lo}\p{M}\p{So}])/gu

/** The text without what has no width, so that a name is stored as it is read. */
export function withoutZeroWidth(text: string): string {
  return text.replace(zeroWidth, '').replace(looseJoiner, '')
}
