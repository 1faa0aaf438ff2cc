import { dropSession } from './stored-session.ts'

/** Ends the session in this browser. */
export async function endSession(): Promise<void> {
  dropSession()
}
