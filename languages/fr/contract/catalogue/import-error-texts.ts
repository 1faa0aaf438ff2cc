import type * as English from '../../../../contract/catalogue/import-error-texts.ts'
import { translation } from '../../../translation.ts'

export const importErrorTexts = translation<typeof English.importErrorTexts>()({
  IMPORT_NOT_FOUND: 'Cette importation n’existe pas. Rechargez la liste des importations.',
  IMPORT_NOT_READY: 'Cette importation n’est plus dans l’état affiché. Examinez-la à nouveau.',
  IMPORT_TOO_OLD:
    'Cette importation est trop ancienne pour être annulée\u00a0: ses modifications ne sont plus enregistrées. Modifiez les produits un par un.',
  IMPORT_HAS_ERRORS:
    'Certaines lignes sont erronées\u00a0: rien n’a été modifié. Corrigez-les dans le fichier et renvoyez-le.',
  IMPORT_STOPPED:
    'L’opération a été interrompue avant la fin\u00a0: rien n’a été modifié. Relancez-la si vous le souhaitez encore.',
  IMPORT_OUTDATED:
    'Des produits ont changé depuis la comparaison du fichier\u00a0: rien n’a été modifié. Refaites la comparaison.',
})
