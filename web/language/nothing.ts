/** Handles events of the components on this page by doing nothing. */
export function nothing(): undefined {
  return undefined
}
