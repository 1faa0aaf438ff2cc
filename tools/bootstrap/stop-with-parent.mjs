const pollMs = 200

/**
 * Sends SIGTERM to this process once its parent has ended. npm runs a script through a shell and forwards
 * signals only to that shell; a shell that stays in between, such as Debian's, dies without forwarding them.
 */
export function stopWithParent() {
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM')
  }, pollMs)
  watch.unref()
  // Ctrl-C reaches every process of the terminal, so this one is stopping already.
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => clearInterval(watch))
}
