/** An invented person whom anyone may choose in a demo. */
export interface DemoPerson {
  readonly sub: string
  readonly name: string
  readonly email: string
  /** A distinguishing description. */
  readonly about: string
}

/** All people of the demo Google. Nobody can own `.example` (RFC 2606). */
export const people: readonly DemoPerson[] = [
  {
    sub: 'demo-mia',
    name: 'Mia Sato',
    email: 'mia@demo.truewheel.example',
    about: 'mends her own bike in the hallway',
  },
  {
    sub: 'demo-jonas',
    name: 'Jonas Lind',
    email: 'jonas@demo.truewheel.example',
    about: 'runs the workshop of a cycling club',
  },
  {
    sub: 'demo-amara',
    name: 'Amara Okafor',
    email: 'amara@demo.truewheel.example',
    about: 'rides cargo bikes for a living',
  },
]

/** Returns a person's claims, like those in Google's ID tokens. */
export function claimsOf(sub: string) {
  const person = people.find((one) => one.sub === sub)
  if (!person) return undefined
  const { name, email } = person
  return { sub, name, email, email_verified: true }
}
