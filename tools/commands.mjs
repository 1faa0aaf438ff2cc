/**
 * A command: what `bootstrap/prepare.mjs` prepares for it, the program with its first arguments, and the folders with a
 * lock of their own whose packages it needs too.
 *
 * @typedef {{ needs: string, run: string[], locks?: string[], about?: string }} Command
 */

/** @type {Record<string, Command>} What runs before a release and not in `npm test`: `npm run lab -- NAME …`. */
export const lab = {
  attacks: { needs: 'test', run: ['node', 'lab/attacks/run.ts'], about: 'attacks a shop that it starts' },
  bench: { needs: 'test', run: ['node', 'lab/bench/run.ts'], about: "measures the server's speed" },
  browsers: {
    needs: 'test',
    run: ['node', 'lab/browsers/run.ts'],
    locks: ['lab/browsers'],
    about: 'buys in Firefox and WebKitGTK',
  },
  cluster: {
    needs: 'start',
    run: ['node', 'lab/cluster/run.ts'],
    about: 'starts nginx, three shops and PostgreSQL with a standby',
  },
  'cut-outs': {
    needs: 'check',
    run: ['node', 'lab/cut-outs/run.ts'],
    about: 'prints how well each test photograph is cut out',
  },
  design: {
    needs: 'check',
    run: ['vite', '--config', 'web/language/vite.config.ts'],
    about: 'serves the page with every part of the design',
  },
  'dev-loop': {
    needs: 'browser',
    run: ['node', 'lab/dev-loop/run.ts'],
    about: 'measures how soon an edit is seen in npm run dev',
  },
  einvoices: {
    needs: 'check',
    run: ['node', 'lab/einvoices/run.ts'],
    about: 'validates e-invoices of everything that the shop sells, also by the official rules in a folder',
  },
  faults: { needs: 'test', run: ['node', 'lab/faults/run.ts'], about: 'breaks what a running shop uses' },
  fuzz: {
    needs: 'check',
    run: ['vitest', 'run', '--config', 'lab/fuzz/vitest.config.ts', 'checks/fuzz'],
    about: 'sends 20,000 generated requests to each engine',
  },
  histories: {
    needs: 'test',
    run: ['node', 'lab/histories/run.ts'],
    about: 'compares generated histories of buying with a model',
  },
  languages: {
    needs: 'browser',
    run: ['node', 'lab/languages/run.ts'],
    about: 'opens every screen in a generated language, to find what is not translated or does not fit',
  },
  lighthouse: {
    needs: 'browser',
    run: ['node', 'lab/lighthouse/run.ts'],
    locks: ['lab/lighthouse'],
    about: 'measures every public page as a phone loads it',
  },
  mutation: {
    needs: 'check',
    run: ['node', 'lab/mutation/run.ts'],
    locks: ['lab/mutation'],
    about: 'lists the small changes of the code that no test notices',
  },
  peers: {
    needs: 'browser',
    run: ['node', 'lab/peers/run.ts'],
    about: "runs the shop with Firebase's emulator, Stripe's command line and validators",
  },
  pictures: {
    needs: 'check',
    run: ['node', 'sample-shop/studio/render-pictures.ts'],
    about: 'renders the pictures of the sample shop; needs Blender',
  },
  purchases: {
    needs: 'check',
    run: ['vitest', 'run', '--config', 'lab/fuzz/vitest.config.ts', 'any-purchase', 'any-credit'],
    about: 'buys and refunds 20,000 generated baskets on each engine',
  },
  sbom: { needs: 'build', run: ['node', 'tools/sbom.ts'], about: 'writes the list of the packages in use' },
  'slow-journeys': {
    needs: 'browser',
    run: ['playwright', 'test', '--config', 'playwright-slow.config.ts'],
    about: 'runs the journeys with late answers and a slow processor',
  },
  ucp: {
    needs: 'test',
    run: ['node', 'lab/ucp/run.ts'],
    about:
      'validates answers to programs by the official schemas of the Universal Commerce Protocol in a folder',
  },
}

/** @type {Record<string, Command>} The other commands: `npm run NAME -- …`. */
export const commands = {
  start: { needs: 'start', run: ['node', 'tools/start.mjs'] },
  dev: { needs: 'check', run: ['node', 'tools/dev.mjs'] },
  test: { needs: 'browser', run: ['node', 'tools/test.ts'] },
  'test:without-postgres': { needs: 'check', run: ['node', 'tools/test-without-postgres.ts'] },
  'test:peers': lab.peers,
  types: { needs: 'check', run: ['tsc', '--noEmit'] },
  lint: { needs: 'check', run: ['biome', 'ci', '.'] },
  format: { needs: 'check', run: ['biome', 'check', '--write', '.'] },
  borders: { needs: 'check', run: ['node', 'checks/borders/run.ts'] },
  unused: { needs: 'check', run: ['knip'] },
  unit: { needs: 'check', run: ['vitest', 'run'] },
  journeys: { needs: 'browser', run: ['playwright', 'test'] },
  screens: { needs: 'browser', run: ['node', 'checks/screens/run.ts'] },
  'language:new': { needs: 'check', run: ['node', 'tools/new-language.ts'] },
  build: { needs: 'build', run: ['node', 'tools/build.ts'] },
  seed: { needs: 'start', run: ['node', 'tools/seed.ts'] },
  backup: { needs: 'start', run: ['node', 'tools/backup.ts'] },
  restore: { needs: 'start', run: ['node', 'tools/restore.ts'] },
  copy: { needs: 'start', run: ['node', 'tools/copy.ts'] },
  'move-pictures': { needs: 'start', run: ['node', 'tools/move-pictures.ts'] },
  doctor: { needs: 'start', run: ['node', 'tools/doctor.ts'] },
  bench: lab.bench,
  cluster: lab.cluster,
  lighthouse: lab.lighthouse,
}
