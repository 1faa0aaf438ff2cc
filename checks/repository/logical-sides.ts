/** A declaration of the left or the right side. */
const sided =
  /(?<![\w.-])(?:(?:(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)[a-z-]*|left|right|border-(?:top|bottom)-(?:left|right)-radius): *|(?:text-align|float|clear): *(?:left|right))[^;}]*/g

const fourSides = /(?<![\w.-])(?:margin|padding|inset|border-(?:width|style|color)): *([^;{}]+)/g

/** Returns declarations of four sides whose left and right one differ. */
function findUnequalSides(css: string): string[] {
  return Array.from(css.matchAll(fourSides)).flatMap(([whole, value = '']) => {
    // A calculation is one value.
    const [, right, , left] = value
      .replace(/\([^()]*(?:\([^()]*\)[^()]*)*\)/g, (all) => all.replaceAll(' ', ''))
      .trim()
      .split(/\s+/)
    return left !== undefined && left !== right && !left.startsWith('!') ? [whole.trim()] : []
  })
}

/** Returns the declarations in a stylesheet that stay on their side where a language is written from right to left. */
export function findSidedDeclarations(css: string): string[] {
  const all = Array.from(css.matchAll(sided), ([found]) => found.trim())
  // The middle is the same from both sides.
  return [...all.filter((found) => !/^(?:left|right): *50%$/.test(found)), ...findUnequalSides(css)]
}

const sidedUtility =
  /^-?(?:[mp][lr]|scroll-[mp][lr]|left|right)-|^border-[lr](?:-|$)|^rounded-(?:[lr]|[tb][lr])(?:-|$)|^(?:text|float|clear)-(?:left|right)$/

/** Returns the utilities in a component that stay on their side where a language is written from right to left. */
export function findSidedUtilities(component: string): string[] {
  const quoted = component.match(/"[^"\n]*"|'[^'\n]*'|`[^`]*`/g) ?? []
  const words = quoted.flatMap((text) => text.slice(1, -1).split(/\s+/))
  // A utility may follow conditions, such as `max-sm:pr-3` and `[&_td]:pl-0`.
  return words.filter((word) => sidedUtility.test(word.slice(word.lastIndexOf(':') + 1)))
}
