interface LockedPackage {
  readonly resolved?: string
  readonly integrity?: string
  readonly link?: boolean
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

export interface Lock {
  readonly packages: Readonly<Record<string, LockedPackage>>
}

/**
 * Returns everything that makes the lock install differently elsewhere: download addresses, packages without a hash,
 * and platform packages that are named but missing. npm omits the latter if a registry lacks them, and `npm ci` then
 * fails on those platforms only.
 */
export function findLockFlaws({ packages }: Lock): string[] {
  const names = new Set(
    Object.keys(packages).map((path) => path.slice(path.lastIndexOf('node_modules/') + 13)),
  )
  return Object.entries(packages).flatMap(([path, entry]) => [
    ...(entry.resolved?.startsWith('http') ? [`${path} records a download address`] : []),
    ...(path !== '' && !entry.link && !entry.integrity ? [`${path} has no integrity hash`] : []),
    ...Object.keys(entry.optionalDependencies ?? {})
      .filter((name) => !names.has(name))
      .map((name) => `${path || 'package.json'} names ${name}, which is not in the lock`),
  ])
}
