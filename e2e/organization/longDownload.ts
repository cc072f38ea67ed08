import type { Page } from '@playwright/test';

/**
 * Answers the first of three pages of a download, and holds the second: what a company of 12,400 people sees for long.
 */
export async function answerFirstPageOfDownload(page: Page): Promise<void> {
  await page.route('**/graphql', async (route) => {
    const text = route.request().postData() ?? '';
    if (!text.includes('downloadType') || !text.includes('"page"')) return route.fallback();
    if (!text.includes('"page":0')) return;
    const lists = { courses: null, employees: [], employeeCourses: null, employeesMapCourses: null };
    const first = { ...lists, timeZone: 'UTC', total: 12_400, totalPages: 3, error: null };
    await route.fulfill({ json: { data: { getDashboardDataForDownload: first } } });
  });
}
