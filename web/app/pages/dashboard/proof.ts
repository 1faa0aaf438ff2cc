import { getProof } from '../../../../contract/desk/proof.ts'
import { dashboardPages } from '../../../features/dashboard/texts.ts'
import { dashboardPage } from './dashboard-page.ts'

export const proofPage = dashboardPage({
  path: '/dashboard/proof',
  title: dashboardPages.proof,
  group: 'owner',
  menu: { calls: getProof },
  screen: async () => (await import('../../../features/proof/proof-page.tsx')).ProofPage,
  samples: () => ['/dashboard/proof'],
})
