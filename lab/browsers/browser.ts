/** The browser interface of the journeys. Each browser has an adapter, because protocols differ. */
export interface Browser {
  /** The browser's name and version. */
  readonly name: string
  /** Opens an address and waits for its `load` event. */
  open(address: string): Promise<void>
  /** Calls a function in the page. It can use only its argument, which is sent as JSON. */
  call<Given, Found>(ask: (given: Given) => Found, given: Given): Promise<Found>
  /** Runs a script in the page that defines globals. */
  define(script: string): Promise<void>
  /** Moves the pointer to a place in the viewport and clicks. */
  click(place: Place): Promise<void>
  /** Presses the keys one after another. */
  type(text: string): Promise<void>
  chooseFile(selector: string, file: string): Promise<void>
  resize(size: { readonly width: number; readonly height: number }): Promise<void>
  /** Returns a PNG screenshot of the viewport. */
  picture(): Promise<Buffer>
  /** Returns the page errors that the protocol has reported since the last call. */
  takeProblems(): readonly string[]
  /** Clears cookies, storage and pages, as for another visitor. */
  startOver(): Promise<void>
  close(): Promise<void>
}

/** A place in the viewport, in CSS pixels. */
export interface Place {
  readonly x: number
  readonly y: number
}

/** Keys without a character (WebDriver §17.4.2). */
export const keys = { Tab: '\uE004', Enter: '\uE007', Space: ' ' } as const

/** Returns a click as WebDriver actions, which both protocols accept (WebDriver §15). */
export function clickActions({ x, y }: Place): readonly object[] {
  const steps = [
    { type: 'pointerMove', x: Math.round(x), y: Math.round(y), origin: 'viewport' },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ]
  return [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions: steps }]
}

/** Returns key presses as WebDriver actions. */
export function typingActions(text: string): readonly object[] {
  const steps = [...text].flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ])
  return [{ type: 'key', id: 'keyboard', actions: steps }]
}

/** Returns an expression that calls a function with JSON and returns JSON. */
export function asExpression<Given, Found>(ask: (given: Given) => Found): string {
  return `(given) => JSON.stringify((${ask})(JSON.parse(given)) ?? null)`
}
