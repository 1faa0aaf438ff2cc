import { portfolio } from '../../content/portfolio.ts'
import { ExternalIcon } from '../../ui/icons.tsx'
import { portfolioTexts } from './texts.ts'

/** Links to the author's two websites, in the same tab. */
export function Websites() {
  return (
    <ul className="grid gap-4 sm:grid-cols-[repeat(auto-fit,minmax(16rem,1fr))]">
      {portfolio.websites.map(({ name, address, text }) => (
        <li key={address} className="relative border border-line border-t-3 border-t-ink bg-sheet p-5">
          <h3>
            <a className="cover underline" href={address} rel="external noreferrer">
              {name} <ExternalIcon />
              <span className="sr-only"> ({portfolioTexts.elsewhere})</span>
            </a>
          </h3>
          <p className="kicker mt-1">{new URL(address).host}</p>
          <p className="mt-3">{text}</p>
        </li>
      ))}
    </ul>
  )
}
