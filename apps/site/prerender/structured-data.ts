import { brand } from '@summit/brand'
import { contact } from '@summit/brand/contact'
import { contactMessages } from '@summit/features/contact/messages'
import { downloadMessages } from '@summit/features/download/messages'
import { plans, pricingMessages, type Plan } from '@summit/features/pricing/messages'
import type { Route } from '../src/routing/routes.ts'
import { descriptionOf } from './descriptions.ts'

/** A thing in the vocabulary of schema.org. */
interface Thing {
  '@type': string
  [property: string]: unknown
}

/** A page as search engines understand it: what it is about, and where it stands. */
export function structuredDataOf(route: Route, siteUrl: string): Thing[] {
  switch (route.page) {
    case 'home':
      return [organization(siteUrl), app(descriptionOf(route))]
    case 'pricing':
      return [faq(pricingMessages.faq), breadcrumbs(route, siteUrl)]
    case 'contact':
      return [{ ...organization(siteUrl), ...reached() }, faq(contactMessages.faq), breadcrumbs(route, siteUrl)]
    case 'download':
      return [{ ...app(descriptionOf(route)), offers: plans.map(offer) }, breadcrumbs(route, siteUrl)]
    default:
      return [breadcrumbs(route, siteUrl)]
  }
}

function organization(siteUrl: string): Thing {
  return { '@type': 'Organization', name: brand.name, url: `${siteUrl}/`, logo: `${siteUrl}/icon-512.png` }
}

function reached() {
  const { email, phone, office } = contact
  return { email, telephone: phone, address: office.address }
}

function app(description: string): Thing {
  const { ios, android } = downloadMessages
  return {
    '@type': 'MobileApplication',
    name: brand.name,
    description,
    operatingSystem: `${ios.system}, ${android.system}`,
    applicationCategory: 'HealthApplication',
    installUrl: brand.appStoreUrl,
  }
}

function offer({ name, monthlyPrice }: Plan): Thing {
  return { '@type': 'Offer', name, price: monthlyPrice, priceCurrency: 'USD' }
}

function faq(items: readonly { question: string; answer: string }[]): Thing {
  return {
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

/** From the home page to this one; a page's name is what its title begins with. */
function breadcrumbs({ title, path }: Route, siteUrl: string): Thing {
  const [name = title] = title.split(/:| · /)
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: brand.name, item: `${siteUrl}/` },
      { '@type': 'ListItem', position: 2, name, item: siteUrl + path },
    ],
  }
}
