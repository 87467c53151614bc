import { brand } from '@summit/brand'
import { FeaturesProvider, type LinkComponent } from '@summit/features/provider'
import { SignIn } from '@summit/features/sign-in'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { AnchorHTMLAttributes, ForwardRefExoticComponent, RefAttributes } from 'react'
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom'
import { expect, expectTypeOf, it } from 'vitest'

const show = (Component: LinkComponent) =>
  render(
    <MemoryRouter basename="/app" initialEntries={['/app/auth/login']}>
      <FeaturesProvider brand={brand} notify={() => {}} Link={Component}>
        <Routes>
          <Route path="/auth/login" element={<SignIn quickSignIn={false} />} />
          <Route path="/auth/signup" element={<h1>The next page</h1>} />
        </Routes>
      </FeaturesProvider>
    </MemoryRouter>,
  )

it('React Router’s Link navigates below its basename, and leaves no attribute but its own', async () => {
  show(Link)
  const link = screen.getByRole('link', { name: 'Sign up' })
  expect(link).toHaveAttribute('href', '/app/auth/signup')
  expect(link).not.toHaveAttribute('to')
  await userEvent.click(link)
  expect(screen.getByRole('heading', { name: 'The next page' })).toBeVisible()
})

/** The props of Next.js's Link that matter here: its address is `href`, and what it does not know it passes to the `<a>`. */
type NextLink = ForwardRefExoticComponent<
  Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
    href: string | URL
    replace?: boolean
  } & RefAttributes<HTMLAnchorElement>
>

it('Next.js’s Link is a link component by its type', () => {
  expectTypeOf<NextLink>().toExtend<LinkComponent>()
})
