import type * as English from '../../../../domain/search/written-page-texts.ts'

export const writtenPageTexts: typeof English.writtenPageTexts = {
  pages: {
    '/delivery': {
      title: 'Livraison',
      text: 'Ce que coûte la livraison, quand part un colis et combien de temps nous gardons vos réservations.',
      said: [
        'frais de livraison',
        'frais de port',
        'expédition',
        'colis',
        'délai de livraison',
        'quand arrive mon colis',
      ],
    },
    '/returns': {
      title: 'Retours',
      text: 'Annuler une réservation, renvoyer un outil et être remboursé.',
      said: [
        'rétractation',
        'se rétracter',
        'renvoyer',
        'retourner',
        'remboursement',
        'annuler',
        'garantie',
        'garantie légale',
        'défectueux',
        'défaut',
      ],
    },
    '/privacy': {
      title: 'Confidentialité',
      text: 'Ce que la boutique enregistre sur vous, où, combien de temps, et comment le faire supprimer.',
      said: ['cookies', 'protection des données', 'données personnelles', 'rgpd', 'supprimer compte'],
    },
    '/terms': {
      title: 'Conditions générales de vente',
      text: 'Ce dont vous et nous convenons quand vous réservez et payez un outil.',
      said: ['cgv', 'conditions générales', 'conditions de vente', 'paiement', 'payer', 'quantité minimale'],
    },
    '/accessibility': {
      title: 'Accessibilité',
      text: 'À quel point cette boutique est accessible, ce qui manque à notre connaissance, et comment signaler un obstacle.',
      said: ['déclaration d’accessibilité', 'wcag', 'lecteur d’écran', 'clavier', 'obstacle', 'handicap'],
    },
    '/quote': {
      title: 'Demander un devis',
      text: 'Dites-nous ce qu’il vous faut et combien. Nous répondons avec un prix.',
      said: ['devis', 'prix de gros', 'grossiste', 'prix dégressif'],
    },
    '/contact': {
      title: 'Contact',
      text: 'Écrivez-nous, ou trouvez notre adresse, notre téléphone et nos horaires.',
      said: [
        'téléphone',
        'numéro de téléphone',
        'email',
        'adresse',
        'horaires',
        'où êtes-vous',
        'mentions légales',
      ],
    },
  },
  questions: {
    performance: {
      title: 'Comment rendre rapide une application React lente\u202f?',
      said: ['performance front-end', 'temps de chargement'],
    },
    state: {
      title: 'De quelles façons une application React peut-elle gérer son état\u202f?',
      said: ['redux', 'gestion de l’état'],
    },
    prototypes: {
      title: 'Comment fonctionne l’héritage par prototype en JavaScript\u202f?',
      said: ['prototype'],
    },
    'state-setters': {
      title:
        'Avec const [products, setProducts] = useState([]), pourquoi appeler setProducts plutôt que d’affecter products\u202f?',
      said: ['setstate', 'modifier l’état'],
    },
    'product-search': {
      title:
        'Vous avez un tableau de produits avec nom, prix et description. Comment construire une recherche par nom\u202f?',
      said: ['trouver un produit par nom'],
    },
    'unit-tests': {
      title: 'Qu’est-ce qu’un test unitaire, et pourquoi en écrire\u202f?',
      said: ['tester', 'tests unitaires'],
    },
  },
}
