/** Sign-outs that are under way, with all that they still ask of the sign-in provider. */
const underWay = new Set<Promise<unknown>>()

/** Notes that somebody is being signed out until this promise is settled; answers the promise. */
export function leaving<Told>(told: Promise<Told>): Promise<Told> {
  underWay.add(told)
  const over = () => void underWay.delete(told)
  told.then(over, over)
  return told
}

/**
 * Resolves when nobody is being signed out any more; undefined when nobody is. A sign-out ends the session that the
 * provider has when it arrives, so whoever signs in meanwhile would be out again.
 */
export function untilLeft(): Promise<void> | undefined {
  return underWay.size === 0 ? undefined : allLeft()
}

async function allLeft(): Promise<void> {
  while (underWay.size > 0) await Promise.allSettled(underWay)
}
