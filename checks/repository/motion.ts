/** Lines that fill and things that turn while somebody waits: they last as long as the wait. */
const whileWaiting = ['turn', 'fill']

/**
 * What in a stylesheet moves longer than a movement may (at most 200 ms): every duration must be one
 * of the two measures, which also stand still for who wants less motion.
 */
export function findMotionFlaws(css: string): string[] {
  const declarations = css.matchAll(/(?:transition|animation)(?:-duration)?:\s*([^;]+);/g)
  return [...declarations].flatMap(([whole, value = '']) => {
    const waits = whileWaiting.some((name) => value.startsWith(`${name} `))
    const own = /(?<![\w-])[\d.]+m?s\b/.test(value)
    return own && !waits && !isInReducedMotion(css, whole) ? [whole.replace(/\s+/g, ' ')] : []
  })
}

/** The measures of motion, in ms: as they are, and for who wants less. */
export function motionMeasures(tokens: string): readonly number[] {
  return [...tokens.matchAll(/--(?:quick|calm):\s*(\d+)ms;/g)].map(([, ms]) => Number(ms))
}

function isInReducedMotion(css: string, declaration: string): boolean {
  const before = css.slice(0, css.indexOf(declaration))
  const at = before.lastIndexOf('@media (prefers-reduced-motion: reduce)')
  if (at < 0) return false
  const between = before.slice(at)
  return between.split('{').length > between.split('}').length
}
