import type * as English from '../../../../../web/features/admin-import/picture-texts.ts'
import { wholeNumber } from '../../../../../web/ui/values/numbers.ts'
import { translation } from '../../../../translation.ts'
import { counted } from '../../../counted.ts'

export const importPictureTexts = translation<typeof English.importPictureTexts>()({
  title: 'Photos',
  found: (formats, { all, fetched }, hosts) =>
    fetched === 0
      ? `${counted(formats, all, 'photo', 'photos')} chez ${hosts.join(', ')}`
      : `${wholeNumber(formats, fetched)} sur ${counted(formats, all, 'photo copiée', 'photos copiées')} depuis ${hosts.join(', ')}`,
  agree:
    'La boutique les copie si vous le voulez, pour que ses pages ne chargent rien depuis l’autre boutique. Le fichier est ensuite comparé de nouveau, avec les photos. Les produits sans photo arrivent comme brouillons.',
  fetch: (formats, count) => `Copier ${counted(formats, count, 'photo', 'photos')}`,
  again: 'Réessayer celles qui ont échoué',
  fetching: 'Copie des photos',
  progress: (formats, done, all) =>
    `${wholeNumber(formats, done)} sur ${counted(formats, all, 'photo traitée', 'photos traitées')}. Vous pouvez quitter cette page entre-temps.`,
  stop: 'Arrêter',
  failed: (formats, count) =>
    `${counted(formats, count, 'photo n’a pas pu être copiée', 'photos n’ont pas pu être copiées')}. L’importation continue sans elles.`,
  inRow: (formats, row) => `Ligne ${wholeNumber(formats, row)}\u00a0:`,
  list: {
    loading: 'Chargement des photos en échec',
    notLoaded: 'Les photos en échec n’ont pas pu être chargées.',
  },
})
