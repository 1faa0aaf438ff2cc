import { links } from '../../web/routing/links.ts'

/** A public page to measure. */
export interface PublicPage {
  /** The path of its route in the router. */
  readonly route: string
  readonly address: string
  /** Hidden from search engines (spec §10); this costs it no points. */
  readonly unlisted: boolean
}

/** Returns every page that needs no account; one tool's page represents all tools. */
export function publicPages(toolId: string): readonly PublicPage[] {
  const {
    home,
    tools,
    items,
    jobs,
    blog,
    portfolio,
    signup,
    forgotPassword,
    delivery,
    returns,
    privacy,
    terms,
    accessibility,
    status,
    contact,
  } = links
  const written = [
    links.fit(),
    jobs,
    blog,
    portfolio,
    delivery,
    returns,
    privacy,
    terms,
    accessibility,
    status,
    contact,
    links.quote(),
    links.withdraw,
  ]
  return [
    page(home),
    page(tools),
    { ...page(links.tool(toolId)), route: '/tool/:toolId' },
    page(items),
    { ...page(links.job('replace-a-cassette')), route: '/jobs/:jobId' },
    ...written.map(page),
    unlisted(links.compare([])),
    unlisted(links.basket),
    unlisted(links.login()),
    unlisted(signup),
    unlisted(forgotPassword),
    unlisted(links.resetPassword),
    unlisted(links.verifyAddress),
    unlisted(links.restock),
    unlisted(links.offer),
    unlisted(links.openOrder),
  ]
}

function page(address: string): PublicPage {
  return { route: address, address, unlisted: false }
}

function unlisted(address: string): PublicPage {
  return { ...page(address), unlisted: true }
}
