import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { getSetup, type SetupLine, setupSteps } from '../../../contract/shop/setup.ts'
import { IfOffered } from '../../api/if-offered.tsx'
import { NotReady } from '../../api/not-ready.tsx'
import { useAnswer } from '../../api/use-answer.ts'
import { DoneIcon, InfoIcon, ProblemIcon } from '../../ui/icons.tsx'
import { missingTexts, stepTexts, setupTexts as texts } from './texts.ts'

interface SetupListProps {
  /**
   * The rest of the page, a `dashboard-part`. It loads in parallel, but its style hides it beside a skeleton, so that
   * the list pushes nothing down.
   */
  readonly children: ReactNode
}

/** Shows the open setup steps of a new shop above the page; nothing if all are done or the backend has none. */
export function SetupList({ children }: SetupListProps) {
  return (
    <IfOffered operation={getSetup} otherwise={children}>
      <Loading>{children}</Loading>
    </IfOffered>
  )
}

function Loading({ children }: SetupListProps) {
  const [setup, reload] = useAnswer(getSetup, {})
  return (
    <div className="dashboard-part">
      <NotReady loaded={setup} texts={texts} reload={reload} />
      {setup.status === 'ready' && <Steps lines={setup.data} />}
      {children}
    </div>
  )
}

function Steps({ lines }: { readonly lines: readonly SetupLine[] }) {
  // Another backend may have other steps, for which there are no texts here.
  const known = lines.filter(({ id }) => setupSteps.includes(id))
  const done = known.filter((line) => line.done).length
  if (done === known.length) return null
  return (
    <section
      className="card card-padded setup [&_h3]:text-[1rem] [&_p]:text-note [&_.icon]:mt-[0.18em] @container grid gap-3 px-[1.3rem] pt-[1.1rem] pb-[0.6rem]"
      aria-labelledby="setup"
    >
      <div className="flex flex-wrap gap-x-4 gap-y-1 items-baseline justify-between">
        <h2 className="text-[1.3rem]" id="setup">
          {texts.heading}
        </h2>
        <span className="figure">{texts.count(done, known.length)}</span>
      </div>
      <ul className="grid grid-cols-1 gap-x-6 gap-y-0 @min-[38rem]:grid-cols-2 @min-[62rem]:grid-cols-3">
        {known.map((line) => (
          <Step key={line.id} {...line} />
        ))}
      </ul>
    </section>
  )
}

function Step({ id, done, missing, standIn }: SetupLine) {
  const { title, open, operator, link } = stepTexts[id]
  return (
    <li
      className={`grid grid-cols-[auto_minmax(0,1fr)] gap-[0.7rem] items-start py-[0.7rem] wrap-anywhere border-t border-t-line ${done ? 'text-good' : '[&_.icon]:text-warn'}`}
    >
      {done ? <DoneIcon /> : standIn ? <InfoIcon /> : <ProblemIcon />}
      <div>
        <h3>
          <span className="sr-only">{done ? texts.isDone : standIn ? texts.hasStandIn : texts.isOpen}</span>{' '}
          {title}
        </h3>
        {!done && (
          <>
            <p>{open(texts.and(missing.map(partInWords)))}</p>
            {operator && <p className="soft">{operator}</p>}
            {link && (
              <Link className="row-link" to={link.to}>
                {link.text}
              </Link>
            )}
          </>
        )}
      </div>
    </li>
  )
}

function partInWords(part: string): string {
  const words: Readonly<Partial<Record<string, string>>> = missingTexts
  return words[part] ?? part
}
