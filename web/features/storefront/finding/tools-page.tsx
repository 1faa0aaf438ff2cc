import '../../../styles/finding.css'
import { Link } from 'react-router'
import { links } from '../../../routing/links.ts'
import { toolsTexts } from '../../../texts/storefront.ts'
import { CloseIcon } from '../../../ui/icons.tsx'
import { ItemsList } from '../items-list.tsx'
import { ListPages } from '../list-pages.tsx'
import { ToolGrid } from '../tool-grid.tsx'
import type { ToolsData } from './load-list.ts'
import { NothingFound } from './nothing-found.tsx'
import type { Found } from './search.ts'
import { findingTexts } from './texts.ts'

/** Renders the tools: all of them by page, or what a search found, with parts below. */
export function ToolsPage({ page }: { page: ToolsData }) {
  const { found, rows } = page
  const isEmpty = found && found.tools.length + found.parts.length === 0
  return (
    <section className="wrap finding">
      <div className="finding-head">
        <h1>{toolsTexts.heading}</h1>
        {found && <SearchedWords found={found} />}
      </div>
      {isEmpty && <NothingFound words={found.words} />}
      {(rows.length > 0 || !found) && <ToolGrid tools={rows} level={2} />}
      {found && found.parts.length > 0 && (
        <section className="finding-parts">
          <h2 className="finding-title">{findingTexts.parts}</h2>
          <ItemsList items={found.parts} level={3} />
        </section>
      )}
      <ListPages list={links.tools} page={page} />
    </section>
  )
}

function SearchedWords({ found: { words, corrected, tools, parts } }: { found: Found }) {
  return (
    <>
      <Link className="choice" to={links.tools} aria-label={findingTexts.remove(words)}>
        {findingTexts.words(words)} <CloseIcon />
      </Link>
      <p className="finding-count figure">{findingTexts.count(tools.length + parts.length)}</p>
      {corrected && <p className="finding-count">{findingTexts.corrected(corrected)}</p>}
    </>
  )
}
