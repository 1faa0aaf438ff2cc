interface SourceFile {
  readonly path: string
  readonly text: string
}

const product = /^server\/(?!data\/migrations\/|.*(?:\.test\.ts$|\btesting\/))/
const writer = /^server\/data\/queries\/catalogue\//
const stockWriter = 'server/data/queries/catalogue/stock.ts'
const write =
  /\b(?:insertInto|updateTable|deleteFrom)\('products'\)|\b(?:insert into|update|delete from) products\b/g
/** The columns that every writer of a description sets. */
const describedColumns = 'server/data/queries/catalogue/product-rows.ts'

/**
 * Returns statements outside the catalogue's queries that write products, and statements that change a stock without
 * its ledger. The check ensures that forms and imports store products in the same way.
 */
export function findProductWrites(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => product.test(path))
    .flatMap(({ path, text }) => [
      ...[...text.matchAll(write)].flatMap(({ index }) => problemOf(path, text.slice(index))),
      ...(path === describedColumns && /\bavailable\b/.test(text) ? [`${path} describes a stock`] : []),
    ])
}

function problemOf(path: string, statement: string): string[] {
  if (!writer.test(path)) return [`${path} writes products`]
  // The text before the condition contains the assigned columns.
  const [assigned = ''] = statement.split(/\.where\(|\bwhere\b/, 1)
  const changesStock = /^update/.test(statement) && /\bavailable\s*[:=]/.test(assigned)
  return changesStock && path !== stockWriter ? [`${path} changes a stock without its ledger`] : []
}
