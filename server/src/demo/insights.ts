import { insightAreas, insightHtml, insights, insightVideoId } from '@atrium/content/insights.ts';
import { insightVideos } from '@atrium/content/videos.ts';
import type { LoadRows } from '../base/sql/load.ts';
import { cleanHtml } from '../base/text/cleanHtml.ts';
import type { At } from './at.ts';

const filmed = new Set(insightVideos.map(({ videoId }) => videoId));

/** The insights for companies. */
export function insightRows(at: At): LoadRows<'case_study'> {
  return {
    case_study: insights.map((insight) => {
      const videoId = insightVideoId(insight.caseStudyId);
      return {
        case_study_id: insight.caseStudyId,
        title: insight.title,
        published_at: at(insight.publishedAt),
        cover_image_url: `/files/art/insight/${insight.caseStudyId}.svg`,
        body_text: cleanHtml(insightHtml(insight)),
        video_id: filmed.has(videoId) ? videoId : null,
        open_to: [...insightAreas],
        status: insight.draft === true ? 'DRAFT' : 'PUBLISHED',
      };
    }),
  };
}
