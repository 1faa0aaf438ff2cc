/** Commands of npm by their names, as `package.json` has them. */
type Scripts = Readonly<Record<string, string>>

/** What the shop itself is started and built with; everything else imports development packages too. */
const needsShopPackagesOnly = /^(?:\w+=\S+ )?(?:exec )?(?:node (?:server|tools)\/|vite build)/
const needsBrowser = /\bplaywright\b|checks\/(?:screens|lighthouse|peers)\/|tools\/test\.ts/

/**
 * Commands that die in a fresh clone: each one needs a `pre` command that installs what it imports, and one that opens
 * pages needs a browser.
 */
export function findUnpreparedScripts(scripts: Scripts): string[] {
  return Object.entries(scripts).flatMap(([name, command]) => {
    if (name.startsWith('pre') && name.slice(3) in scripts) return []
    const before = scripts[`pre${name}`] ?? ''
    const purpose = /^node tools\/bootstrap\.mjs (\w+)/.exec(before)?.[1]
    if (purpose === undefined) return [`${name} is not prepared by tools/bootstrap.mjs`]
    return [
      // The shell remembers where it found the first `node`, which is not the pinned one in a fresh clone.
      ...(/&& node \S+\.ts\b/.test(before) ? [`${name} is prepared by TypeScript on any Node`] : []),
      ...(needsShopPackagesOnly.test(command) || ['test', 'browser', 'check'].includes(purpose)
        ? []
        : [`${name} needs the development packages`]),
      ...(!needsBrowser.test(command) || purpose === 'browser' ? [] : [`${name} needs a browser`]),
    ]
  })
}
