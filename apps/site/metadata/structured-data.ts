import { brand } from '@summit/brand'
import { contact } from '@summit/brand/contact'
import { pricingMessages } from '@summit/brand/messages/pricing'
import { downloadMessages } from '@summit/features/download'

/** A thing in the vocabulary of schema.org. */
export interface Thing {
  '@type': string
  [property: string]: unknown
}

/** The company behind the product. */
export function organization(siteUrl: string): Thing {
  return { '@type': 'Organization', name: brand.name, url: `${siteUrl}/`, logo: `${siteUrl}/icon-512.png` }
}

/** Contact properties of an organization. */
export function contactPoint() {
  const { email, phone, office } = contact
  return { email, telephone: phone, address: office.address }
}

/** The app in its stores. */
export function mobileApp(description: string): Thing {
  const { ios, android } = downloadMessages
  return {
    '@type': 'MobileApplication',
    name: brand.name,
    description,
    operatingSystem: `${ios.system}, ${android.system}`,
    applicationCategory: 'HealthApplication',
    installUrl: brand.stores.appStore.url,
  }
}

/** The plans' monthly prices. */
export function offers(): Thing[] {
  const { plans } = pricingMessages
  return plans.map(({ name, monthlyPrice }) => ({ '@type': 'Offer', name, price: monthlyPrice, priceCurrency: 'USD' }))
}

/** Questions with their answers. */
export function faqPage(items: readonly { question: string; answer: string }[]): Thing {
  return {
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

/** From the home page to another one, which is named by the beginning of its title. */
export function breadcrumbs({ title, path }: { title: string; path: string }, siteUrl: string): Thing {
  const [name = title] = title.split(/:| · /)
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: brand.name, item: `${siteUrl}/` },
      { '@type': 'ListItem', position: 2, name, item: siteUrl + path },
    ],
  }
}
