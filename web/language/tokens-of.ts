/** A design token: a CSS custom property. */
export interface Token {
  /** Including the two leading hyphens. */
  readonly name: string
  readonly value: string
  /** The token's comment, which describes its use. */
  readonly use: string
}

/** No part matches beyond the start of the next declaration, so matching takes linear time. */
const declaration = /(?:\/\*([^*]+)\*\/\s*)?(?<![\w-])(--[\w-]+):([^;:]+);/g

/** Returns the tokens that a style sheet sets on :root; overrides for themes and media are left out. */
export function tokensOf(css: string): readonly Token[] {
  const [base = ''] = css.split(/^:root\[|^@media/m)
  return [...base.matchAll(declaration)].map(([, use = '', name = '', value = '']) => ({
    name,
    value: value.trim(),
    use: use.trim(),
  }))
}
