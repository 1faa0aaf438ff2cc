// Runs a command of package.json: `npm run NAME -- …` is `node tools/run.mjs NAME …`. It starts on any Node of the
// machine and uses only syntax of Node 12, so that an old Node prints a message instead of a syntax error.
const oldest = [20, 19]
const found = process.versions.node.split('.').map(Number)

if (found[0] < oldest[0] || (found[0] === oldest[0] && found[1] < oldest[1])) {
  console.error(
    `Truewheel needs Node ${oldest.join('.')} or later to install itself; this is Node ${process.versions.node}. ` +
      'Install a newer one from https://nodejs.org and run the command again.',
  )
  process.exitCode = 1
} else {
  import('./bootstrap/run-named.mjs').then((module) => module.runNamed(process.argv.slice(2)))
}
