import { Fragment, type ReactNode } from 'react'
import { Link } from 'react-router'
import { ExternalIcon } from './icons.tsx'
import { valuesTexts } from './values/value-texts.ts'

/** Words with the same look. */
export interface TextWords {
  readonly text: string
  readonly strong?: true | undefined
  readonly emphasis?: true | undefined
  readonly struck?: true | undefined
  readonly code?: true | undefined
  readonly link?: string | undefined
}

/** Part of a paragraph; a plain string has no formatting. */
export type TextPart =
  | string
  | TextWords
  | { readonly picture: string; readonly alt: string }
  | { readonly lineBreak: true }

/** Renders the parts of a paragraph; adjacent parts with the same address share one link. */
export function TextLine({ line }: { readonly line: readonly TextPart[] }) {
  return groupsOf(line).map(({ link, parts }, place) => {
    const content = parts.map((part, index) => <Part key={keyOf(part, index)} part={part} />)
    // The order of a text's parts is fixed, so the index is a stable key.
    const key = `${place}`
    return link === undefined ? (
      <Fragment key={key}>{content}</Fragment>
    ) : (
      <TextLink key={key} to={link}>
        {content}
      </TextLink>
    )
  })
}

function keyOf(part: TextPart, place: number): string {
  return `${place}:${typeof part === 'string' ? part : 'text' in part ? part.text : ''}`
}

function groupsOf(line: readonly TextPart[]) {
  const groups: { link: string | undefined; parts: TextPart[] }[] = []
  for (const part of line) {
    const link = typeof part !== 'string' && 'text' in part ? part.link : undefined
    const last = groups.at(-1)
    if (last && last.link === link) last.parts.push(part)
    else groups.push({ link, parts: [part] })
  }
  return groups
}

/** Opens links to the shop in place, and links to other websites without a referrer. */
function TextLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  const look = 'font-semibold underline [overflow-wrap:anywhere]'
  if (to.startsWith('/') || to.startsWith('#')) {
    return (
      <Link className={look} to={to}>
        {children}
      </Link>
    )
  }
  const isMail = to.toLowerCase().startsWith('mailto:')
  return (
    <a className={look} href={to} {...(!isMail && { rel: 'external noreferrer' })}>
      {children}
      {!isMail && (
        <>
          {' '}
          <ExternalIcon />
          <span className="sr-only"> {valuesTexts.anotherWebsite}</span>
        </>
      )}
    </a>
  )
}

function Part({ part }: { readonly part: TextPart }): ReactNode {
  if (typeof part === 'string') return part
  if ('lineBreak' in part) return <br />
  if ('picture' in part) {
    // The size is unknown, so a frame reserves the place.
    return (
      <img
        src={part.picture}
        alt={part.alt}
        loading="lazy"
        decoding="async"
        className="my-2 block aspect-4/3 w-full max-w-[31rem] object-contain"
      />
    )
  }
  return marked(part)
}

function marked({ text, strong, emphasis, struck, code }: TextWords): ReactNode {
  let shown: ReactNode = text
  if (code) {
    shown = (
      <code className="font-figure text-[0.85em] whitespace-pre-wrap [overflow-wrap:anywhere]">{shown}</code>
    )
  }
  if (struck) shown = <s>{shown}</s>
  if (emphasis) shown = <em>{shown}</em>
  if (strong) shown = <strong>{shown}</strong>
  return shown
}
