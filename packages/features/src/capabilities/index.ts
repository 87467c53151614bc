export { Capabilities, type CapabilitiesProps } from './capabilities-page.tsx'
export {
  capabilitiesMessages,
  type CapabilitiesMessages,
  type Capability,
  type CapabilityName,
} from './capabilities.ts'
export { CapabilityGrid, type CapabilityGridProps } from './capability-grid.tsx'
