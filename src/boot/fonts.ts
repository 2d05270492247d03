/**
 * Loads all fonts of a prerendered page before applying any of them, because each swap triggers a full layout.
 * Until then the text uses fallback fonts with matching metrics.
 */
export async function loadFonts(rules: CSSRuleList): Promise<void> {
  const faces = [...rules]
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .map(({ style }) => {
      const valueOf = (name: string) => style.getPropertyValue(name)
      const [weight, unicodeRange] = [valueOf('font-weight'), valueOf('unicode-range')]
      // A CSS rule quotes the family name; FontFace expects it unquoted.
      const family = valueOf('font-family').replaceAll('"', '')
      return new FontFace(family, valueOf('src'), { weight, unicodeRange, display: 'swap' })
    })
  await Promise.allSettled(faces.map((face) => face.load()))
  for (const face of faces) if (face.status === 'loaded') document.fonts.add(face)
}
