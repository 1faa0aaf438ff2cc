/** Progress animations, which last as long as the wait. */
const progressAnimations = ['turn', 'fill']

/**
 * Returns declarations in a stylesheet whose duration is not one of the two tokens. The tokens are at most 200 ms, and
 * practically zero with reduced motion.
 */
export function findMotionFlaws(css: string): string[] {
  const declarations = css.matchAll(/(?:transition|animation)(?:-duration)?:\s*([^;]+);/g)
  return [...declarations].flatMap(({ 0: whole, 1: value = '', index }) => {
    const isProgress = progressAnimations.some((name) => value.startsWith(`${name} `))
    const isLiteral = /(?<![\w-])[\d.]+m?s\b/.test(value)
    return isLiteral && !isProgress && !isInReducedMotion(css.slice(0, index))
      ? [whole.replace(/\s+/g, ' ')]
      : []
  })
}

/** Returns the duration tokens in ms: the normal ones, then those for reduced motion. */
export function motionMeasures(tokens: string): readonly number[] {
  return [...tokens.matchAll(/--(?:quick|calm):\s*(\d+)ms;/g)].map(([, ms]) => Number(ms))
}

/** Returns whether a declaration after this text is in a rule for reduced motion. */
function isInReducedMotion(before: string): boolean {
  const at = before.lastIndexOf('@media (prefers-reduced-motion: reduce)')
  if (at < 0) return false
  const between = before.slice(at)
  // The blocks of the media query and of the rule are both open.
  return between.split('{').length - between.split('}').length >= 2
}
