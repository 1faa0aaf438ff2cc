/**
 * A thing that is made when it is first asked for. Whoever asks meanwhile waits for the same one; when making it
 * failed, the next one who asks has it made again.
 */
export function onDemand<Thing>(make: () => Promise<Thing>): () => Promise<Thing> {
  let making: Promise<Thing> | undefined
  return () => {
    making ??= make().catch((error: unknown) => {
      making = undefined
      throw error
    })
    return making
  }
}
