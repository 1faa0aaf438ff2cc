import type { ReactNode } from 'react'
import { Lights } from './lights.tsx'
import type { Token } from './tokens-of.ts'

const kinds: readonly {
  readonly title: string
  readonly isMeant: (token: Token) => boolean
  readonly show: (token: Token) => ReactNode
}[] = [
  { title: 'Colours', isMeant: ({ name }) => name.startsWith('--color-'), show: swatch },
  { title: 'Faces', isMeant: ({ name }) => name.startsWith('--font-'), show: face },
  { title: 'Sizes of type', isMeant: ({ name }) => name.startsWith('--text-'), show: size },
  {
    title: 'Shadows',
    isMeant: ({ name, value }) => name.startsWith('--shadow-') || value.startsWith('drop-shadow'),
    show: shadow,
  },
  {
    title: 'Edges and corners',
    isMeant: ({ name, value }) => name.startsWith('--radius-') || / solid /.test(value),
    show: edge,
  },
  { title: 'Motion', isMeant: ({ value }) => value.endsWith('ms'), show: motion },
  { title: 'Space and measures', isMeant: () => true, show: measure },
]

/** Shows all tokens by kind. A token belongs to the first kind that it matches. */
export function TokenSheet({ tokens }: { readonly tokens: readonly Token[] }) {
  const shown = Object.groupBy(
    tokens.filter(({ value }) => value !== 'initial'),
    (token) => kinds.find(({ isMeant }) => isMeant(token))?.title ?? '',
  )
  return kinds.map(({ title, show }) => (
    <section key={title} className="grid grid-cols-1 gap-6">
      <h2>{title}</h2>
      <Lights>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(15rem,1fr))] gap-4">
          {(shown[title] ?? []).map((token) => (
            <div
              key={token.name}
              className="language-token grid grid-cols-1 gap-[0.4rem] content-start p-4 bg-paper wrap-anywhere"
            >
              {show(token)}
              <code className="kicker">{token.name}</code>
              <p>{token.use}</p>
            </div>
          ))}
        </div>
      </Lights>
    </section>
  ))
}

function swatch({ name }: Token) {
  return <div className="h-14 border border-line" style={{ background: `var(${name})` }} />
}

function face({ name }: Token) {
  return (
    <p style={{ fontFamily: `var(${name})`, fontSize: 'var(--text-lead)' }}>Truing stand 16–29 in, $215.00</p>
  )
}

function size({ name }: Token) {
  return <p style={{ fontSize: `var(${name})`, lineHeight: 1.1 }}>Spoke 2.0</p>
}

function shadow({ name, value }: Token) {
  const style = value.startsWith('drop-shadow') ? { filter: `var(${name})` } : { boxShadow: `var(${name})` }
  return <div className="h-14 border border-line" style={{ ...style, background: 'var(--color-sheet)' }} />
}

function edge({ name, value }: Token) {
  const style = value.includes('solid')
    ? { border: `var(${name})` }
    : { borderRadius: `var(${name})`, background: 'var(--color-ink)' }
  return <div className="h-14 border border-line" style={style} />
}

function motion({ name }: Token) {
  return (
    <div
      className="language-mover w-12 h-3 bg-ink"
      style={{ transition: `translate var(${name}) ease-out` }}
    />
  )
}

function measure({ name }: Token) {
  return <div className="max-w-full h-3 bg-ink" style={{ width: `var(${name})` }} />
}
