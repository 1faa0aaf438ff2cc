/** A value by which members of a family differ. */
export interface MemberValue {
  readonly value: number | string
  readonly unit?: string | undefined
  /** The language of a text that is not in that of the page. */
  readonly lang?: string | undefined
}

interface Member {
  readonly _id: string
  readonly availableQuantity: number
  readonly minOrderQuantity: number
  /** By axis. */
  readonly values: readonly MemberValue[]
}

/** A value of an axis, with the member to which it leads. */
export interface FamilyChoice<Of extends Member> {
  readonly value: MemberValue
  readonly member: Of
  /** Whether it is the member of the page. */
  readonly isOwn: boolean
  /** The other values of the member, if no member has this value with those of the page. */
  readonly others: readonly MemberValue[]
}

/**
 * Returns the choices of each axis. A choice keeps the values of the other axis; if there is no such member, it leads
 * to one with this value, preferably one in stock. Numbers ascend, and texts keep the order of the members.
 */
export function familyChoices<Of extends Member>(
  members: readonly Of[],
  axes: number,
  ownId: string,
): readonly (readonly FamilyChoice<Of>[])[] {
  const own = members.find(({ _id }) => _id === ownId)
  if (!own) return []
  return Array.from({ length: axes }, (_, axis) => {
    const byValue = Map.groupBy(members, ({ values }) => textOf(values[axis]))
    return [...byValue.values()].flatMap((having) => choiceOf(having, axis, own) ?? []).sort(byNumber)
  })
}

function choiceOf<Of extends Member>(
  having: readonly Of[],
  axis: number,
  own: Of,
): FamilyChoice<Of> | undefined {
  const isLikeOwn = ({ values }: Of) =>
    values.every((value, index) => index === axis || textOf(value) === textOf(own.values[index]))
  const exact = having.find(isLikeOwn)
  const member =
    exact ?? having.find((each) => each.availableQuantity >= Math.max(1, each.minOrderQuantity)) ?? having[0]
  const value = member?.values[axis]
  if (!member || !value) return undefined
  const others = exact ? [] : member.values.filter((_, index) => index !== axis)
  return { value, member, isOwn: member._id === own._id, others }
}

function textOf(value: MemberValue | undefined): string {
  return `${value?.value ?? ''} ${value?.unit ?? ''}`
}

function byNumber(
  { value: { value: a } }: FamilyChoice<Member>,
  { value: { value: b } }: FamilyChoice<Member>,
): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : 0
}
