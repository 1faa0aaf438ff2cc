import type * as English from '../../../../../web/features/basket/received-texts.ts'
import { translation } from '../../../../translation.ts'

export const receivedTexts = translation<typeof English.receivedTexts>()({
  heading: 'Rempli pour vous par un programme',
  intro: 'Un programme a réuni ces articles pour vous. Rien n’est encore réservé, rien n’est débité.',
  lines: 'Ce que le programme a choisi',
  changed: 'Ce qui a changé depuis',
  line: (quantity, name) => `${quantity} × ${name}`,
  inBasket: 'Ces articles sont maintenant dans votre panier. Vérifiez-les ci-dessous.',
  chooseOne: 'Votre panier contient déjà une ligne. Que faut-il en faire\u00a0?',
  chooseMany: (lines) => `Votre panier contient déjà ${lines}\u00a0lignes. Que faut-il en faire\u00a0?`,
  add: 'Les garder et ajouter ceux-ci',
  addHint: 'Un article présent dans les deux prend la plus grande des deux quantités.',
  replace: 'Remplacer mon panier par ceux-ci',
  replaceHint: 'Les lignes de votre panier sont supprimées.',
  leave: 'Laisser mon panier tel quel',
  left: 'Votre panier est resté tel quel.',
  unreadable:
    'Le panier de cette adresse ne peut pas être lu ici. Demandez l’adresse complète au programme, ou remplissez votre panier ici.',
  needsScript:
    'Pour les mettre dans votre panier, activez JavaScript dans votre navigateur, ou commandez chacun sur sa propre page.',
})
