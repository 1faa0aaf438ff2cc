/** An event handler for the components on this page that does nothing. */
export function nothing(): undefined {
  return undefined
}
