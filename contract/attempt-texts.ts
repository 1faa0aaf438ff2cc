/** The sentences for too many attempts, with the time to wait. */
export const attemptTexts = {
  inSeconds: (seconds: number) =>
    `Too many attempts. Try again in ${seconds} second${seconds === 1 ? '' : 's'}.`,
  inMinutes: (minutes: number) =>
    `Too many attempts. Try again in ${minutes} minute${minutes === 1 ? '' : 's'}.`,
}
