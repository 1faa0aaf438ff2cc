import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Shop } from '../../server/operations/shop.ts'
import { identityFor, Visitor } from '../../server/providers/identity/built-in/testing/visitor.ts'
import { makeDemoAdmin } from './dying-calls.ts'
import type { OtherShop, Scene } from './paying-scenes.ts'

/** The scene of a first start: each later start shows a password that signs in, until the password has been shown. */
export const adminScene: Readonly<Record<string, (shop: OtherShop) => Promise<Scene>>> = {
  async 'make the first admin of a demo shop'(shop) {
    await forgetAdmins(shop)
    const dataDir = mkdtempSync(join(tmpdir(), 'truewheel-first-admin-'))
    return {
      call: { call: 'makeDemoAdmin', arguments: [dataDir] },
      async isRight() {
        const shown = await makeDemoAdmin(shop, dataDir)
        const { identity } = identityFor(shop.database)
        const signedIn = await new Visitor(identity).signIn(shown?.email ?? '', shown?.newPassword ?? '')
        rmSync(dataDir, { recursive: true })
        const later = await makeDemoAdmin(shop, dataDir)
        return signedIn.status === 200 && later?.newPassword === undefined
      },
    }
  },
}

/** Removes admins of other scenes and of earlier runs of this one. */
async function forgetAdmins({ database: { autocommit } }: Shop): Promise<void> {
  await autocommit.updateTable('users').set({ role: 'customer' }).where('role', '=', 'admin').execute()
  await autocommit.deleteFrom('auth_users').execute()
  await autocommit.deleteFrom('user_identities').execute()
}
