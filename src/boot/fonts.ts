/**
 * Loads the fonts of a prerendered page together, since each one that arrives lays the whole page out anew. Until then
 * the text stands in fallbacks of the same metrics.
 */
export async function loadFonts(rules: CSSRuleList): Promise<void> {
  const faces = [...rules]
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .map(({ style }) => {
      const valueOf = (name: string) => style.getPropertyValue(name)
      const [weight, unicodeRange] = [valueOf('font-weight'), valueOf('unicode-range')]
      // A rule quotes the family's name; a face takes it bare.
      const family = valueOf('font-family').replaceAll('"', '')
      return new FontFace(family, valueOf('src'), { weight, unicodeRange, display: 'swap' })
    })
  await Promise.allSettled(faces.map((face) => face.load()))
  for (const face of faces) if (face.status === 'loaded') document.fonts.add(face)
}
