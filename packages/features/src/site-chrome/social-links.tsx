import { CameraIcon, ChatIcon, RouteIcon, VideoIcon, type IconProps } from '@summit/ui/icons'
import type { ComponentType } from 'react'
import type { Social } from '../shared/config/brand.ts'
import type { SiteChromeMessages } from './site-chrome.ts'

const icons = { pictures: CameraIcon, videos: VideoIcon, chat: ChatIcon, routes: RouteIcon } satisfies Record<
  Social['kind'],
  ComponentType<IconProps>
>

export interface SocialLinksProps {
  socials: readonly Social[]
  messages: SiteChromeMessages
}

/** The brand's accounts in social networks. One without an address is a placeholder, which takes no focus. */
export function SocialLinks({ socials, messages }: SocialLinksProps) {
  const areAllComing = socials.every(({ href }) => !href)
  return (
    <div className="grid gap-2 text-caption text-ink-muted">
      {areAllComing && <p aria-hidden="true">{messages.comingSoon}</p>}
      <ul className="flex flex-wrap gap-x-3 gap-y-2">
        {socials.map(({ network, kind, href }) => {
          const Icon = icons[kind]
          return (
            <li key={network} className="flex items-center gap-1.5">
              <Icon size="small" />
              {href ? (
                <a href={href}>{network}</a>
              ) : (
                <>
                  {`${network} `}
                  <span className={areAllComing ? 'sr-only' : ''}>{messages.comingSoonNote}</span>
                </>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
