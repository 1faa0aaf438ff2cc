/** Somebody whom anybody may be in a demo. */
export interface DemoPerson {
  readonly sub: string
  readonly name: string
  readonly email: string
  /** What tells them apart at a glance. */
  readonly about: string
}

/** Everybody whom the demo Google vouches for. `.example` can belong to nobody (RFC 2606). */
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

/** Claims of a person, as Google has them in its ID tokens. */
export function claimsOf(sub: string) {
  const person = people.find((one) => one.sub === sub)
  if (!person) return undefined
  const { name, email } = person
  return { sub, name, email, email_verified: true }
}
