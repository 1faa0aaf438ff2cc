/** What a control of this page does. */
export function nothing(): undefined {
  return undefined
}
