import { Link } from 'react-router'
import type { ToolFamily } from '../../../contract/catalogue/tool-guide.ts'
import { type FamilyChoice, familyChoices } from '../../../domain/catalogue/family-choices.ts'
import { shortStockText, stockState } from '../../../domain/catalogue/stock-state.ts'
import { links } from '../../routing/links.ts'
import { Amount } from '../../ui/values/figure.tsx'
import { useFormats } from '../../ui/values/formats.ts'
import { valueInWords, wholeNumber } from '../../ui/values/numbers.ts'
import { familyChoiceTexts } from './family-choice-texts.ts'

type Member = ToolFamily['members'][number]

interface FamilyChoicesProps {
  readonly family: ToolFamily
  readonly ownId: string
}

/** Renders the members of a tool's family as links, with the price of each if it differs, and its stock. */
export function FamilyChoices({ family: { name, axes, members }, ownId }: FamilyChoicesProps) {
  const choices = familyChoices(members, axes.length, ownId)
  const own = members.find(({ _id }) => _id === ownId)
  if (!own) return null
  return (
    <nav className="grid gap-4" aria-label={familyChoiceTexts.label(name)}>
      {axes.map((axis, place) => (
        <section key={axis.key} aria-labelledby={`family-${axis.key}`}>
          <h2 id={`family-${axis.key}`} className="text-note text-soft">
            {axis.name}
          </h2>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,7rem),1fr))] gap-2 mt-1">
            {choices[place]?.map((choice) => (
              <Choice key={choice.member._id} choice={choice} ownPrice={own.price} />
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}

function Choice({ choice, ownPrice }: { readonly choice: FamilyChoice<Member>; readonly ownPrice: number }) {
  const formats = useFormats()
  const { value, member, isOwn, others } = choice
  const isGone = stockState(member.availableQuantity, member.minOrderQuantity) === 'out'
  return (
    <li className="grid">
      <Link
        className={`grid content-start min-h-11 px-3 py-[0.4rem] no-underline border-[1.5px] wrap-anywhere hover:border-ink aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-paper ${isGone ? 'border-dashed border-edge' : 'border-edge'}`}
        to={links.tool(member._id)}
        aria-current={isOwn ? 'page' : undefined}
        preventScrollReset
      >
        <b lang={value.lang} className="figure">
          {valueInWords(formats, value)}
        </b>
        {others.map((other) => (
          <span key={String(other.value)} lang={other.lang} className="text-note">
            {valueInWords(formats, other)}
          </span>
        ))}
        {member.price !== ownPrice && (
          <span className="figure text-note">
            <Amount amount={member.price} />
          </span>
        )}
        <span className="text-note">
          <Stock member={member} />
        </span>
      </Link>
    </li>
  )
}

function Stock({ member: { availableQuantity, minOrderQuantity } }: { readonly member: Member }) {
  const formats = useFormats()
  const written = (count: number) => wholeNumber(formats, count)
  switch (stockState(availableQuantity, minOrderQuantity)) {
    case 'out':
      return familyChoiceTexts.soldOut
    case 'short':
      return shortStockText(availableQuantity, minOrderQuantity, written)
    default:
      return familyChoiceTexts.inStock(written(availableQuantity))
  }
}
