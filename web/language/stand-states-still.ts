/** How a state that comes and goes is shown without anybody pointing at it: by a class. */
const classes = [
  [/:hover/g, '.as-hover'],
  [/:focus-visible|:focus-within/g, '.as-focus'],
  [/:active/g, '.as-active'],
] as const

/** Gives every style for pointing, focus and pressing to elements with the class `as-hover`, `as-focus`, `as-active`, too. */
export function standStatesStill(sheets: Iterable<CSSStyleSheet>): void {
  for (const sheet of sheets) extend(sheet)
}

function extend(group: CSSStyleSheet | CSSGroupingRule): void {
  for (let place = group.cssRules.length - 1; place >= 0; place -= 1) {
    const rule = group.cssRules[place]
    if (rule instanceof CSSStyleRule) {
      const selector = stillSelector(rule.selectorText)
      if (selector !== rule.selectorText) group.insertRule(`${selector} { ${rule.style.cssText} }`, place + 1)
    } else if (rule instanceof CSSGroupingRule) extend(rule)
  }
}

/** The selector with classes in place of the states that come and go. */
export function stillSelector(selector: string): string {
  return classes.reduce((text, [state, name]) => text.replace(state, name), selector)
}
