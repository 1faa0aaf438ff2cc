const lookAgainMs = 200

/**
 * Sends SIGTERM to this process when its parent has ended without it. npm runs a script through a shell and passes
 * signals on to that shell alone; one that stays between the two, as Debian's does, dies of the signal and tells nobody.
 */
export function stopWithParent() {
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM')
  }, lookAgainMs)
  watch.unref()
  // Ctrl-C reaches every process at the terminal: this one is stopping already.
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => clearInterval(watch))
}
