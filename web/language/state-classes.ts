/** Maps interactive pseudo-classes to classes, which show a state without a pointer. */
const classes = [
  [/:hover/g, '.as-hover'],
  [/:focus-visible|:focus-within/g, '.as-focus'],
  [/:active/g, '.as-active'],
] as const

/** Copies every rule for hover, focus and active to the classes `as-hover`, `as-focus` and `as-active`. */
export function addStateClasses(sheets: Iterable<CSSStyleSheet>): void {
  for (const sheet of sheets) extend(sheet)
}

function extend(group: CSSStyleSheet | CSSGroupingRule): void {
  for (let index = group.cssRules.length - 1; index >= 0; index -= 1) {
    const rule = group.cssRules[index]
    if (rule instanceof CSSStyleRule) {
      const selector = withStateClasses(rule.selectorText)
      if (selector !== rule.selectorText) group.insertRule(`${selector} { ${rule.style.cssText} }`, index + 1)
    } else if (rule instanceof CSSGroupingRule) extend(rule)
  }
}

/** Replaces interactive pseudo-classes in a selector by classes. */
export function withStateClasses(selector: string): string {
  return classes.reduce((text, [state, name]) => text.replace(state, name), selector)
}
