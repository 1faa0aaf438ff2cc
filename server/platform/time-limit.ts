/**
 * Waits for work for a limited time only. Late work goes on; what becomes of it is not heard of any more.
 *
 * @param late answers, or throws, in place of the work when the time is over.
 */
export function withinTime<Value>(work: Promise<Value>, limitMs: number, late: () => Value): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      try {
        resolve(late())
      } catch (error) {
        reject(error)
      }
    }, limitMs)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
