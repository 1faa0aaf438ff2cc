import { punctuationTexts } from '../../texts/punctuation.ts'
import '../../styles/utilities.css'
import './status.css'
import { Link } from 'react-router'
import type { PartState, PartStatus } from '../../../contract/shop/status.ts'
import { zoneName } from '../../../domain/writing/zone-name.ts'
import { useShopSettings } from '../../api/settings-context.ts'
import { links } from '../../routing/links.ts'
import { Chip } from '../../ui/chip.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { LocalTime } from '../../ui/values/local-time.tsx'
import { Dial } from './dial.tsx'
import { statusHeadTexts } from './head-texts.ts'
import type { Status } from './load-status.ts'
import { partTexts, statusTexts as texts } from './texts.ts'

const chips = { works: 'good', unknown: 'plain', slow: 'warn', down: 'bad' } as const

/** Renders `/status`: the state of each part of the shop (extension). */
export function StatusPage({ data: { readAt, parts } }: { readonly data: Status }) {
  return (
    <div className="wrap section">
      <SectionHeading level={1} text={statusHeadTexts.title} />
      <Summary parts={parts} readAt={readAt} />
      <ul
        className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,19rem),1fr))] gap-6"
        aria-label={texts.parts}
      >
        {parts.map((status) => (
          <Instrument key={status.part} status={status} />
        ))}
      </ul>
      <p className="card max-w-208 px-5 py-4 mx-0 mt-6 mb-0">
        {texts.help}{' '}
        <Link className="font-semibold" to={links.contact}>
          {texts.write}
        </Link>
      </p>
    </div>
  )
}

function Summary({ parts, readAt }: Pick<Status, 'parts' | 'readAt'>) {
  const worst = worstOf(parts)
  const { timeZone } = useShopSettings().shop.money
  return (
    <div
      className="card grid gap-2 px-(--inset) py-5 mb-6 border-s-[0.75rem] border-s-(--lamp)"
      data-state={worst}
    >
      <p className="font-wide text-part font-[780] leading-[1.1] font-stretch-[112%] tracking-[-0.025em] text-(--lamp)">
        {worst === 'down' ? texts.someDown : worst === 'slow' ? texts.someSlow : texts.allWorks}
      </p>
      <p className="soft">
        {texts.lead} {texts.read} <Instant at={readAt} />
        {punctuationTexts.stop} {texts.zone(zoneName(timeZone))}
      </p>
    </div>
  )
}

/** Ignores parts whose state is not known yet. */
function worstOf(parts: readonly PartStatus[]): PartState {
  const has = (state: PartState) => parts.some((part) => part.state === state)
  return has('down') ? 'down' : has('slow') ? 'slow' : 'works'
}

function Instrument({ status: { part, state, seenAt, since } }: { readonly status: PartStatus }) {
  const { name, seen, says } = partTexts[part]
  return (
    <li className="card instrument grid grid-rows-[auto_auto_1fr] grid-cols-[minmax(0,1fr)_6.5rem] gap-x-4 gap-y-3 px-5 py-[1.1rem] border-t-3 border-t-ink">
      <h2 className="card-title">{name}</h2>
      <Dial state={state} />
      <p className="instrument-state flex flex-wrap gap-x-[0.6rem] gap-y-1 items-center self-start">
        <Chip state={chips[state]}>{texts.states[state]}</Chip>
        {since !== null && (
          <span>
            {texts.since} <Instant at={since} />
          </span>
        )}
      </p>
      <p className="col-span-full">{says[state]}</p>
      {seenAt !== null && (
        <p className="soft col-span-full pt-[0.6rem] text-note border-t border-t-line">
          {seen} <Instant at={seenAt} />
        </p>
      )}
    </li>
  )
}

/** Shows an instant in the shop's time zone, because the server also renders the page. */
function Instant({ at }: { readonly at: number }) {
  const { timeZone } = useShopSettings().shop.money
  return (
    <span className="figure instant text-[0.875em] font-medium">
      <LocalTime at={at} timeZone={timeZone} />
    </span>
  )
}
