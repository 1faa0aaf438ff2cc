/** A declaration of the left or the right side. */
const sided =
  /(?<![\w.-])(?:(?:(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)[a-z-]*|left|right|border-(?:top|bottom)-(?:left|right)-radius): *|(?:text-align|float|clear): *(?:left|right))[^;}]*/g

/** Returns the declarations in a stylesheet that stay on their side where a language is written from right to left. */
export function findSidedDeclarations(css: string): string[] {
  const all = css.replace(/\/\*[^*]*\*\//g, '').matchAll(sided)
  // The middle is the same from both sides.
  return Array.from(all, ([found]) => found.trim()).filter((found) => !/^(?:left|right): *50%$/.test(found))
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
