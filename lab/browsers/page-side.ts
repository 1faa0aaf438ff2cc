/** An element of the page, found by role and name as by assistive technology. */
export interface Target {
  /** An ARIA role; `field` means a form field, found by its label. */
  readonly role: string
  /** The full name of the element, or the source of a regular expression. */
  readonly name?: string | { readonly source: string }
  /** The element's parent. */
  readonly inside?: Target
}

export interface Question {
  readonly target: Target
  readonly action: 'place' | 'remember' | 'select' | 'value' | 'text'
}

export interface Answer {
  /** Why the page cannot answer yet. */
  readonly problem?: string
  readonly x?: number
  readonly y?: number
  readonly text?: string
}

interface Queries {
  queryAllByRole(
    inside: HTMLElement,
    role: string,
    options: { hidden: boolean; name?: string | RegExp },
  ): HTMLElement[]
  queryAllByLabelText(inside: HTMLElement, name: string | RegExp): HTMLElement[]
}

declare global {
  var TestingLibraryDom: Queries | undefined
  var problemsOfThisPage: string[] | undefined
  /** The element that Tab should reach. */
  var remembered: Element | undefined
  /** Whether the pointer reached a wrong element. */
  var missed: boolean | undefined
}

/** Returns whether the page's scripts run and this code is loaded. Collects problems from the first call on. */
export function readiness(): { readonly hydrated: boolean; readonly queries: boolean } {
  if (globalThis.problemsOfThisPage === undefined) {
    const problems: string[] = []
    globalThis.problemsOfThisPage = problems
    addEventListener('error', ({ message }) => problems.push(`error: ${message}`))
    addEventListener('unhandledrejection', ({ reason }) => problems.push(`unhandled: ${reason}`))
    addEventListener('securitypolicyviolation', ({ blockedURI, violatedDirective }) =>
      problems.push(`policy: ${violatedDirective} blocked ${blockedURI}`),
    )
    for (const level of ['error', 'warn'] as const) {
      const log = console[level]
      console[level] = (...said: unknown[]) => {
        problems.push(`${level}: ${said.join(' ')}`)
        log(...said)
      }
    }
  }
  const control = document.querySelector('.theme-switch')
  return {
    hydrated: control === null || control.matches(':enabled'),
    queries: globalThis.TestingLibraryDom !== undefined,
  }
}

/** Returns and clears the problems that the page has listed. */
export function takePageProblems(): string[] {
  return globalThis.problemsOfThisPage?.splice(0) ?? []
}

/** Finds the one element of a question, and answers or acts. Runs in the page. */
export function askPage({ target, action }: Question): Answer {
  const queries = globalThis.TestingLibraryDom
  if (queries === undefined) return { problem: 'the page has changed' }
  const words = JSON.stringify(target)
  const found = find(target)
  const [element] = found
  if (element === undefined) return { problem: `${words} is not there` }
  if (found.length > 1) return { problem: `${words} is there ${found.length} times` }
  if (action === 'remember') {
    globalThis.remembered = element
    return {}
  }
  if (action === 'text') return { text: element.innerText.replace(/\s+/g, ' ').trim() }
  if (action === 'value') return { text: (element as HTMLInputElement).value }
  if (action === 'select') {
    ;(element as HTMLInputElement).select()
    return {}
  }
  return placeOf(element)

  function find({ role, name, inside }: Target): HTMLElement[] {
    const places = inside === undefined ? [document.body] : find(inside)
    const wanted = typeof name === 'object' ? new RegExp(name.source) : name
    return places.flatMap((place) => {
      if (role !== 'field') {
        // Playwright's own visibility check takes seconds on a page of thirty tools.
        const options = { hidden: true, ...(wanted === undefined ? {} : { name: wanted }) }
        return (queries?.queryAllByRole(place, role, options) ?? []).filter(isShown)
      }
      const labelled = queries?.queryAllByLabelText(place, wanted ?? '') ?? []
      return labelled.filter((each) => each.matches('input, select, textarea') && isShown(each))
    })
  }

  function isShown(each: HTMLElement): boolean {
    return (
      each.checkVisibility({ visibilityProperty: true }) &&
      each.closest('[aria-hidden=true], [inert]') === null
    )
  }

  function placeOf(element: HTMLElement): Answer {
    if (element.matches(':disabled')) return { problem: `${words} is disabled` }
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { left, top, width, height } = element.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    const onTop = document.elementFromPoint(x, y)
    if (onTop === null || !element.contains(onTop)) {
      return { problem: `${words} is covered by ${onTop?.outerHTML.slice(0, 100)}` }
    }
    letOnlyThisBePressed(element)
    return { x, y }
  }

  // Makes any other element unpressable: the element may move between the measurement and the click.
  function letOnlyThisBePressed(element: HTMLElement): void {
    globalThis.missed = false
    const listeners = new AbortController()
    for (const kind of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click']) {
      const guard = (event: Event) => {
        if (event.target instanceof Node && !element.contains(event.target)) {
          globalThis.missed = true
          event.preventDefault()
          event.stopImmediatePropagation()
        }
        if (kind === 'click') listeners.abort()
      }
      addEventListener(kind, guard, { capture: true, signal: listeners.signal })
    }
  }
}

/** Returns whether the last click reached a wrong element. Runs in the page. */
export function hasMissed(): boolean {
  return globalThis.missed === true
}

/** Returns whether the remembered element has the focus. Runs in the page. */
export function isRememberedFocused(): boolean {
  return document.activeElement !== null && document.activeElement === globalThis.remembered
}

/** Returns whether a visible element has this whole text. Runs in the page. */
export function findText({ text, inside }: { text: string; inside?: string }): boolean {
  const places = [...document.querySelectorAll(inside ?? 'body')]
  return places.some((place) =>
    [place, ...place.querySelectorAll<HTMLElement>('*')].some(
      (each) => textOf(each) === text && each.checkVisibility({ visibilityProperty: true }),
    ),
  )

  function textOf(element: Element): string {
    return (element.textContent ?? '').replace(/\s+/g, ' ').trim()
  }
}

/** Returns the value of a label in a list of figures; null without one. Runs in the page. */
export function findFigure(label: string): string | null {
  const term = [...document.querySelectorAll('dl > div > dt')].find(
    (each) => each.textContent?.trim() === label,
  )
  return term?.parentElement?.querySelector('dd')?.textContent?.replace(/\s+/g, ' ').trim() ?? null
}

/** Returns the path of the address. Runs in the page. */
export function findPath(): string {
  return location.pathname
}
